/** File names of responses, and the progress of transfers. */
import { describe, expect, test } from 'vitest';
import { fileNameOf, type TransferProgress, trackProgress } from '../../generator/runtime/client/files.js';

/** Returns text as `fetch` reads it from a header: each byte is a character. */
function asReceived(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

describe('fileNameOf', () => {
  test.each([
    // The examples of RFC 6266, 5.
    ['Attachment; filename=example.html', 'example.html'],
    ['INLINE; FILENAME= "an example.html"', 'an example.html'],
    ["attachment; filename*= UTF-8''%e2%82%ac%20rates", '€ rates'],
    ['attachment; filename="EURO rates"; filename*=utf-8\'\'%e2%82%ac%20rates', '€ rates'],
    // RFC 8187, 3.2.2.
    ["attachment; filename*=iso-8859-1'en'%A3%20rates", '£ rates'],
    ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
    [asReceived('attachment; filename="Größe.txt"'), 'Größe.txt'],
    ['attachment; filename="caf\u00E9.txt"', 'café.txt'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\dir\\a.txt"', 'a.txt'],
    ["attachment; filename*=UTF-8''..%2Fa%00.txt", 'a.txt'],
    ["attachment; filename=a.txt; filename*=UTF-8''%FF", 'a.txt'],
    ["attachment; filename=a.txt; filename*=KOI8-R''b.txt", 'a.txt'],
    ['attachment; filename="a;b.txt"', 'a;b.txt'],
    ['attachment; filename=".."', undefined],
    ['attachment; filename=""', undefined],
    ['attachment', undefined],
    ['', undefined],
  ])('fileNameOf reads %j', (value, expected) => {
    expect(fileNameOf({ headers: new Headers({ 'content-disposition': value }) })).toBe(expected);
  });

  test('fileNameOf returns undefined without the header', () => {
    expect(fileNameOf({ headers: new Headers() })).toBeUndefined();
  });
});

describe('trackProgress', () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, index) => index % 251);

  async function track(source: Blob | Uint8Array | ReadableStream<Uint8Array>, total?: number) {
    const seen: TransferProgress[] = [];
    const received = new Uint8Array(
      await new Response(trackProgress(source, (progress) => void seen.push(progress), total)).arrayBuffer(),
    );
    return { received, seen };
  }

  test('trackProgress reports bytes in memory in chunks', async () => {
    const { received, seen } = await track(bytes);
    expect(received).toEqual(bytes);
    expect(seen).toEqual([65_536, 131_072, 150_000].map((loaded) => ({ loaded, total: 150_000 })));
  });

  test('trackProgress reports a blob with its size', async () => {
    const { received, seen } = await track(new Blob([bytes]));
    expect(received).toEqual(bytes);
    expect(seen.at(-1)).toEqual({ loaded: 150_000, total: 150_000 });
  });

  test('trackProgress reports a stream with the given size, or without a size', async () => {
    const stream = () => new Blob([bytes]).stream();
    expect((await track(stream(), 150_000)).seen.at(-1)).toEqual({ loaded: 150_000, total: 150_000 });
    expect((await track(stream())).seen.at(-1)).toEqual({ loaded: 150_000, total: undefined });
  });

  test('trackProgress cancels its source when it is canceled, and passes on errors of the source', async () => {
    let reason: unknown;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes),
      cancel: (why) => {
        reason = why;
      },
    });
    const reader = trackProgress(endless, () => undefined).getReader();
    await reader.read();
    await reader.cancel('enough');
    await expect.poll(() => reason).toBe('enough');
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut off')) });
    await expect(track(broken)).rejects.toThrow('cut off');
  });
});
