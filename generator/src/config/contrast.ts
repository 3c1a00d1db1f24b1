/** The contrast of colors (WCAG 2.2, "contrast ratio"), and colors that are readable on the backgrounds of the reference. */

export type ColorScheme = 'light' | 'dark';

/** The backgrounds of `site.css` on which text has the accent color: that of pages, and that of panels. */
export const backgrounds: Readonly<Record<ColorScheme, readonly [page: string, panel: string]>> = {
  light: ['#ffffff', '#f6f7f9'],
  dark: ['#14171a', '#1d2125'],
};

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const least = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` or `#rrggbb`. */
function readColor(color: string): Channels {
  const digits = color.length === 4 ? color.replaceAll(/[^#]/gu, '$&$&') : color;
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function luminanceOf(color: string): number {
  const [red, green, blue] = readColor(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast of two colors, from 1 to 21. */
export function contrastOf(color: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(color), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the background on which a color has the lowest contrast, and that contrast. */
function worstOf(color: string, scheme: ColorScheme): { readonly background: string; readonly contrast: number } {
  const all = backgrounds[scheme].map((background) => ({ background, contrast: contrastOf(color, background) }));
  return all.reduce((worst, each) => (each.contrast < worst.contrast ? each : worst));
}

/** Returns the color itself, or one that is just dark (in the dark scheme: light) enough for text. */
export function readableColor(color: string, scheme: ColorScheme): string {
  const end = scheme === 'light' ? 0 : 255;
  const channels = readColor(color);
  for (let percent = 0; percent <= 100; percent += 5) {
    const mixed = channels.map((channel) => Math.round(channel + ((end - channel) * percent) / 100));
    const text = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (worstOf(text, scheme).contrast >= least) return text;
  }
  throw new Error(`no color is readable on ${backgrounds[scheme].join(' and ')}`);
}

/** Returns why a color cannot be the accent of a scheme; `undefined` if it can. */
export function describeContrast(color: string, scheme: ColorScheme): string | undefined {
  const { background, contrast } = worstOf(color, scheme);
  if (contrast >= least) return undefined;
  // Rounding up could show the minimum itself.
  const shown = Math.floor(contrast * 100) / 100;
  return `${color} has a contrast of ${shown} on the background ${background}; text needs at least ${least} (WCAG 2.2, 1.4.3). Use a ${scheme === 'light' ? 'darker' : 'lighter'} color, such as ${readableColor(color, scheme)}`;
}
