/** Takes one picture of a page. */
import type { Browser } from 'playwright-core';
import type { Picture } from './list.js';

/** Quality of the WebP files (of 100), at which text stays sharp. */
const quality = 80;

/** Opens the page of a picture in a separate browser context; resolves to an image of the visible part. */
export async function takePicture(
  browser: Browser,
  site: string,
  picture: Picture,
  format: 'webp' | 'png',
): Promise<Buffer> {
  const [width, height] = picture.screen;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${site}/${picture.path}`);
  await picture.act(page);
  if (picture.medium === 'print') await page.emulateMedia({ media: 'print' });
  // Playwright itself writes PNG and JPEG only.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format, ...(format === 'webp' && { quality }) });
  await context.close();
  return Buffer.from(data, 'base64');
}
