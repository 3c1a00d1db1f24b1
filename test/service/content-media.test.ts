/** Uploads and their files, image galleries and embeds. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSpace, statusesOf, textOf } from './content-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

function blobOf(text: string, filename = 'loaf ü.png', content_type = 'image/png') {
  return {
    key: `uploads/${filename}`,
    filename,
    content_type,
    byte_size: Buffer.byteLength(text),
    checksum: createHash('md5').update(text).digest('base64'),
  };
}

async function put(url: string, body: string): Promise<number> {
  return (await fetch(url, { method: 'PUT', body })).status;
}

test('accepts an upload once and only with the announced size and checksum, and serves it unchanged', async () => {
  const { ours, base } = running;
  const upload = await ours.api.uploads.create({ body: { blob: blobOf('bytes') } });
  expect(upload).toMatchObject({ byte_size: 5, metadata: { uploaded: false } });
  expect(upload.signed_id).toMatch(/^[\w-]{43}$/u);
  const { url } = upload.direct_upload;
  expect(url).toBe(`${base}/uploads/${upload.signed_id}`);
  expect((await fetch(upload.url)).status).toBe(404);
  expect([await put(url, 'bytes and more'), await put(url, 'byte'), await put(url, 'bytez')]).toEqual([413, 422, 422]);
  expect([await put(`${base}/uploads/unknown`, 'x'), (await fetch(url)).status]).toEqual([404, 405]);
  // Without a Content-Length header, the received bytes are counted.
  const stream = async (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Promise<number> => {
    const request = { method: 'PUT', body: new ReadableStream({ pull }), duplex: 'half' };
    // A connection closed during the upload counts as 413.
    return fetch(url, request).then(
      ({ status }) => status,
      () => 413,
    );
  };
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(await stream((controller) => controller.enqueue(bytes('x'.repeat(1_000))))).toBe(413);
  const once = (text: string): Promise<number> =>
    stream((controller) => {
      controller.enqueue(bytes(text));
      controller.close();
    });
  expect([await put(url, 'bytes!'), await once('bytes!'), await once('bytez')]).toEqual([413, 413, 422]);
  expect([await put(url, 'bytes'), await put(url, 'bytes')]).toEqual([204, 409]);
  // After the upload, the body of another PUT is not checked.
  expect([await put(url, 'bytez'), await put(url, 'bytes and more')]).toEqual([409, 409]);
  const again = await fetch(url, { method: 'PUT', body: 'bytes' });
  expect(await again.json()).toMatchObject({ message: 'The file has already been uploaded' });
  const head = await fetch(upload.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5']);
  const file = await fetch(upload.url);
  expect([file.status, await file.text()]).toEqual([200, 'bytes']);
  expect(file.headers.get('content-type')).toBe('image/png');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-disposition')).toContain('inline');
  expect(file.headers.get('x-request-id')).toBeTruthy();
  expect((await fetch(`${base}/files/${upload.signed_id}/other.png`)).status).toBe(404);
  const read = await ours.api.uploads.get({ path: { signed_id: upload.signed_id } });
  expect(read).toEqual({ ...upload, metadata: { uploaded: true } });
});

test('stores the bytes of an upload as sent, even if they have a content coding', async () => {
  const upload = await running.ours.api.uploads.create({ body: { blob: blobOf('bytes') } });
  const headers = { 'content-encoding': 'gzip' };
  expect((await fetch(upload.direct_upload.url, { method: 'PUT', body: 'bytes', headers })).status).toBe(204);
  expect(await (await fetch(upload.url)).text()).toBe('bytes');
});

test('serves byte ranges of a file and returns 304 for a matching If-None-Match', async () => {
  const text = '0123456789';
  const upload = await running.ours.api.uploads.create({ body: { blob: blobOf(text, 'a.mp4', 'video/mp4') } });
  expect(await put(upload.direct_upload.url, text)).toBe(204);
  const ask = async (headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(upload.url, { method, headers });
    return [response.status, response.headers.get('content-range'), await response.text()];
  };
  const whole = await fetch(upload.url);
  const tag = whole.headers.get('etag') ?? '';
  expect([whole.headers.get('accept-ranges'), tag]).toEqual([
    'bytes',
    `"${createHash('md5').update(text).digest('hex')}"`,
  ]);
  const parts = { '0-0': '0', '0-9': text, '0-10': text, '2-4': '234', '9-': '9', '0-': text, '-1': '9', '-10': text };
  for (const [range, part] of Object.entries({ ...parts, '-11': text })) {
    const start = text.indexOf(part);
    const place = `bytes ${start}-${start + part.length - 1}/10`;
    expect([range, ...(await ask({ range: `bytes=${range}` }))]).toEqual([range, 206, place, part]);
  }
  const refused = 'The requested range is outside the file';
  for (const range of ['10-', '10-20', '-0']) {
    const [status, place, body] = await ask({ range: `bytes=${range}` });
    expect([range, status, place]).toEqual([range, 416, 'bytes */10']);
    expect(JSON.parse(String(body))).toMatchObject({ success: false, message: refused });
  }
  // Range headers that a server may ignore.
  for (const range of ['bytes=5-4', 'bytes=0-1,3-4', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=1'])
    expect([range, ...(await ask({ range }))]).toEqual([range, 200, null, text]);
  expect(await ask({ range: 'bytes=1-2', 'if-range': tag })).toEqual([206, 'bytes 1-2/10', '12']);
  expect(await ask({ range: 'bytes=1-2', 'if-range': '"other"' })).toEqual([200, null, text]);
  expect(await ask({ range: 'bytes=1-2' }, 'HEAD')).toEqual([200, null, '']);
  for (const known of [tag, `W/${tag}`, '*', `"other", ${tag}`])
    expect(await ask({ 'if-none-match': known })).toEqual([304, null, '']);
  expect(await ask({ 'if-none-match': '"other"' })).toEqual([200, null, text]);
});

test('serves HTML, SVG and ZIP files as attachments', async () => {
  const types = { 'text/html': 'a.html', 'image/svg+xml': 'a.svg', 'application/zip': 'a.zip' };
  for (const [type, name] of Object.entries(types)) {
    const upload = await running.ours.api.uploads.create({ body: { blob: blobOf('x', name, type) } });
    expect(await put(upload.direct_upload.url, 'x')).toBe(204);
    const { headers } = await fetch(upload.url);
    expect(headers.get('content-disposition'), type).toMatch(/^attachment/u);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('returns 422 for invalid uploads and 404 for unknown ones', async () => {
  const { theirs } = running;
  const blob = blobOf('x');
  const foreign = await theirs.api.uploads.create({ body: { blob } });
  const path = `${ADMIN}/direct_uploads`;
  const largest = { ...blob, byte_size: 104_857_600 };
  expect(await running.ours.api.uploads.create({ body: { blob: largest } })).toMatchObject({ byte_size: 104_857_600 });
  expect(
    await statusesOf(running, [
      ['POST', path, { blob: { ...blob, checksum: 'abc' } }],
      ['POST', path, { blob: { ...blob, content_type: 'text/html\r\nx: y' } }],
      ['POST', path, { blob: { ...blob, filename: ' ' } }],
      ['POST', path, { blob: { ...blob, byte_size: 104_857_601 } }],
      ['GET', `${path}/${foreign.signed_id}`],
      ['GET', `${path}/unknown`],
    ]),
  ).toEqual([422, 422, 422, 422, 404, 404]);
});

test('creates, updates, lists, duplicates and deletes image posts with galleries of uploads', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api, { space_type: 'image' });
  const path = { space_id: space.id };
  const one = await api.uploads.create({ body: { blob: blobOf('one', 'one.png') } });
  const two = await api.uploads.create({ body: { blob: blobOf('two', 'two.png') } });
  const topic = await api.topics.create({ body: { name: 'Loaves' } });
  const { post } = await api.imagePosts.create({
    path,
    body: {
      tiptap_body: textOf('Sunday loaves'),
      topics: [topic.id],
      gallery_attributes: {
        downloadable_images: true,
        images_attributes: [{ image: one.signed_id, width: 4, height: 3 }, { image: 'https://example.com/x.png' }],
      },
    },
  });
  expect(post).toMatchObject({ slug: 'sunday-loaves', name: null, gallery: { downloadable_images: true } });
  expect(post.gallery.images).toMatchObject([
    { signed_id: one.signed_id, url: one.url, filename: 'one.png', width: 4, height: 3 },
    { url: 'https://example.com/x.png', filename: 'x.png' },
  ]);
  const gallery_attributes = { images_attributes: [{ image: 'https://example.com/x.png' }] };
  const { post: silent } = await api.imagePosts.create({ path, body: { gallery_attributes } });
  expect(silent.slug).toBe('images');
  await api.imagePosts.delete({ path: { ...path, id: silent.id } });
  const kept = post.gallery.images[1]?.id ?? 0;
  const changed = await api.imagePosts.update({
    path: { ...path, id: post.id },
    body: { gallery_attributes: { images_attributes: [{ id: kept, width: 9 }, { image: two.signed_id }] } },
  });
  expect(changed.gallery.downloadable_images).toBe(true);
  expect(changed.gallery.images.map(({ filename, width }) => [filename, width])).toEqual([
    ['x.png', 9],
    ['two.png', 0],
  ]);
  expect(changed.gallery.images[0]?.id).toBe(kept);
  await api.comments.create({ body: { post_id: post.id, body: 'Nice' } });
  const copy = (await api.imagePosts.duplicate({ path: { ...path, id: post.id } })).post;
  expect(copy.published_at).toBe(post.published_at);
  expect(copy).toMatchObject({ slug: 'sunday-loaves-copy', comments_count: 0, topics: [topic.id] });
  expect(copy.gallery.images.map(({ url }) => url)).toEqual(changed.gallery.images.map(({ url }) => url));
  const page = await api.imagePosts.list({ path, query: { per_page: 1 } });
  expect(page).toMatchObject({ count: 2, page_count: 2, records: [{ id: copy.id }] });
  expect(await api.imagePosts.get({ path: { ...path, id: post.id } })).toMatchObject({ gallery: changed.gallery });
  await api.imagePosts.delete({ path: { ...path, id: post.id } });
  const basic = await addSpace(api);
  const foreign = await theirs.api.uploads.create({ body: { blob: blobOf('x') } });
  const images = (space_id: number) => `${ADMIN}/spaces/${space_id}/images/posts`;
  const gallery = (image: object) => ({ gallery_attributes: { images_attributes: [image] } });
  expect(
    await statusesOf(running, [
      ['GET', `${images(space.id)}/${post.id}`],
      ['GET', `${images(basic.id)}/${copy.id}`],
      ['PUT', `${images(basic.id)}/${copy.id}`, {}],
      ['DELETE', `${images(basic.id)}/${copy.id}`],
      ['POST', `${images(basic.id)}/${copy.id}/duplicate`],
      ['POST', images(basic.id), gallery({ image: one.signed_id })],
      ['POST', images(999_999), gallery({ image: one.signed_id })],
      ['GET', images(999_999)],
      ['POST', images(space.id), gallery({ image: foreign.signed_id })],
      ['POST', images(space.id), gallery({ id: kept })],
      ['POST', images(space.id), { gallery_attributes: {} }],
    ]),
  ).toEqual([404, 404, 404, 404, 404, 422, 404, 404, 422, 422, 422]);
});

test('resolves the signed ids of uploads in spaces and posts', async () => {
  const { api } = running.ours;
  const upload = await api.uploads.create({ body: { blob: blobOf('x') } });
  const space = await addSpace(api, { cover_image: upload.signed_id, custom_emoji: { emoji: upload.signed_id } });
  expect([space.cover_image_url, space.custom_emoji_url]).toEqual([upload.url, upload.url]);
  const body = { space_id: space.id, name: 'x', cover_image: upload.signed_id };
  const { post } = await api.posts.create({ body });
  expect([post.cover_image, post.cover_image_url]).toEqual([upload.signed_id, upload.url]);
});

test('embeds have the type that their URL implies, escape HTML and have resolvable sgids', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const film = await api.embeds.create({ body: { url: 'https://www.films.example.org/oven-thermometers.mp4' } });
  expect(film).toMatchObject({
    embed_type: 'video',
    embed_provider: 'films.example.org',
    title: 'Oven thermometers',
    width: 640,
  });
  expect(await api.embeds.get({ path: { sgid: film.sgid } })).toEqual(film);
  const url = 'https://example.com/"><script>.png';
  const image = await api.embeds.create({ body: { url } });
  expect(image.embed_type).toBe('image');
  expect(image.html).not.toContain('<script>');
  expect((await api.embeds.create({ body: { url: 'https://example.com/a-page' } })).embed_type).toBe('link');
  const space = await addSpace(api);
  const content = [{ type: 'embed', attrs: { sgid: film.sgid } }];
  const { post } = await api.posts.create({
    body: { space_id: space.id, name: 'x', tiptap_body: { body: { type: 'doc', content } } },
  });
  expect(post.rich_text_body.sgids_to_object_map[film.sgid]).toMatchObject({ id: film.id });
  const foreign = await theirs.api.embeds.create({ body: { url: 'https://example.com/' } });
  const path = `${ADMIN}/embeds`;
  expect(
    await statusesOf(running, [
      ['POST', path, { url: 'javascript:alert(1)' }],
      ['POST', path, { url: 'no address' }],
      ['POST', path, { url: 'http://localhost/x' }],
      ['POST', path, { url: 'http://10.0.0.1/x' }],
      ['POST', path, { url: 'https://user:word@example.com/' }],
      ['GET', `${path}/${foreign.sgid}`],
      ['GET', `${path}/%00`],
      ['GET', `${path}/%00${film.sgid}`],
      ['GET', `${path}/${film.sgid}%00`],
    ]),
  ).toEqual([422, 422, 422, 422, 422, 404, 404, 404, 404]);
});

test('resolves attachments in rich text, except those of other communities', async () => {
  const { ours, theirs } = running;
  const { api } = ours;
  const space = await addSpace(api);
  const mine = await api.uploads.create({ body: { blob: blobOf('mine', 'recipe.pdf', 'application/pdf') } });
  const hers = await theirs.api.uploads.create({ body: { blob: blobOf('hers') } });
  const content = [mine, hers, mine].map(({ attachable_sgid }) => ({ type: 'file', attrs: { sgid: attachable_sgid } }));
  const { post } = await api.posts.create({
    body: { space_id: space.id, name: 'x', tiptap_body: { body: { type: 'doc', content } } },
  });
  const attachment = {
    sgid: mine.attachable_sgid,
    signed_id: mine.signed_id,
    filename: 'recipe.pdf',
    content_type: 'application/pdf',
    byte_size: 4,
    url: mine.url,
  };
  expect(post.rich_text_body.inline_attachments).toEqual([attachment]);
  expect(post.rich_text_body.sgids_to_object_map).toEqual({ [attachment.sgid]: attachment });
  expect(JSON.stringify(post)).not.toContain(hers.signed_id);
});
