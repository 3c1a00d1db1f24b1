/** Draws the ratios of recorded results as a chart: a bar for each contender, and a line for the baseline. */
import type { Standing } from './contest.js';
import type { Row } from './part.js';
import type { Measured } from './record.js';

/** Lengths in user units of the image (pixels in a browser). */
const size = { width: 860, left: 340, unit: 150, bar: 14, gap: 4, space: 12, head: 34 } as const;
/** Ratio at which a bar is cut off; the actual number is printed next to the bar. */
const MOST = 3;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeText(text: string): string {
  return text.replace(/[&<>]/gu, (character) => escapes[character] ?? '');
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function isOurs(name: string): boolean {
  return name.startsWith('trefoil');
}

function drawBar({ name, ratio, low, high }: Standing, y: number): string {
  const { left, unit, bar } = size;
  const width = Math.min(ratio, MOST) * unit;
  const middle = y + bar / 2;
  const [from, to] = [low, high].map((value) => left + Math.min(value, MOST) * unit);
  return [
    `<text class="name" x="${left - 8}" y="${y + 11}">${escapeText(name)}</text>`,
    `<rect class="${isOurs(name) ? 'ours' : 'peer'}" x="${left}" y="${y}" width="${round(width)}" height="${bar}"/>`,
    `<path class="spread" d="M${round(from ?? left)} ${middle}H${round(to ?? left)}"/>`,
    `<text class="figure" x="${size.width - 8}" y="${y + 11}">${ratio.toFixed(2)}</text>`,
  ].join('\n');
}

const style = `text{font:12px system-ui,sans-serif;fill:#888}.work{font-weight:600}.name,.figure{text-anchor:end}
.ours{fill:#2f9e44}.peer{fill:#adb5bd}.spread{stroke:#495057}.floor{stroke:#888;stroke-dasharray:3 3}`;

/** Returns the chart as SVG. Each row names the baseline and shows its cost relative to that of each contender. */
export function plotRecord({ parts }: Measured): string {
  const lines: string[] = [];
  let y: number = size.head;
  const draw = ({ work, unit, standings }: Row): void => {
    const [floor, ...others] = standings;
    lines.push(`<text class="work" x="8" y="${y + 11}">${escapeText(`${work}, ${unit}`)}</text>`);
    lines.push(`<text x="${size.left + size.unit + 6}" y="${y + 11}">${escapeText(floor?.name ?? '')}: 1</text>`);
    y += size.bar + size.gap;
    for (const standing of others) {
      lines.push(drawBar(standing, y));
      y += size.bar + size.gap;
    }
    y += size.space;
  };
  for (const row of Object.values(parts).flat()) draw(row);
  const at = size.left + size.unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${y}" role="img">
<title>How fast it is: ratios to a floor, more is better</title>
<style>${style}</style>
<text x="8" y="18">Ratios to the floor of each row: more is better. The thin line is from the lowest to the highest round.</text>
<path class="floor" d="M${at} ${size.head}V${y - size.space}"/>
${lines.join('\n')}
</svg>
`;
}
