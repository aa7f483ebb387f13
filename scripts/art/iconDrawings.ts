/** The mark's paths on a field of 64, as in app/ui/motifs/Mark.tsx. */
const body =
  'M32 1c1.5 8 7.5 13.5 14.5 20C55 29 60 35 60 44c0 13-12 19-28 19S4 57 4 44c0-9 5-15 13.5-23C24.5 14.5 30.5 9 32 1Z'
const pleats = 'M24 22C15 29 11 36 12 46M40 22c9 7 13 14 12 24'
const dots = 'M32 17v4M22.5 37h.01M41.5 37h.01'
const trunk = 'M32 29v8c0 6-4.5 7-4.5 12.5a6.5 6.5 0 0 0 13 0c0-4.5-5.5-5-6-1'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'

const folds = (colour: string, isBold = false): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round">${isBold ? '' : `<path d="${pleats}" stroke-width="2.2" opacity=".6"/>`}<path d="${dots}" stroke-width="${isBold ? 6 : 5}"/><path d="${trunk}" stroke-width="${isBold ? 5 : 4}"/></g>`

export const mark = (colour: string, fold: string): string =>
  `<path fill="${colour}" d="${body}"/>${folds(fold)}`

/** Bolder, and without the pleats: it is shown 16 pixels wide. */
export const favicon = (): string =>
  `<svg ${xmlns} viewBox="0 0 64 64"><path fill="#c8590c" d="${body}"/>${folds('#fff', true)}</svg>\n`

const ground = `<defs><radialGradient id="g" cx=".5" cy=".62" r=".75"><stop stop-color="#c9560f"/><stop offset=".55" stop-color="#9a2a12"/><stop offset="1" stop-color="#6e1214"/></radialGradient><linearGradient id="m" x2="0" y2="1"><stop stop-color="#fff0cf"/><stop offset="1" stop-color="#ffc25a"/></linearGradient></defs>`

const petals = (mandala: string): string =>
  `<g transform="translate(256 256) scale(.62)" opacity=".32">${inner(mandala).replace('#000', '#ffd48a').replace('1.4', '2.4')}</g>`

const inner = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

const drawing = (mandala: string, share: number, radius: number): string => {
  const size = 512 * share
  const at = (512 - size) / 2
  return `<svg ${xmlns} viewBox="0 0 512 512">${ground}<clipPath id="c"><rect width="512" height="512" rx="${radius}"/></clipPath><g clip-path="url(#c)"><rect width="512" height="512" fill="url(#g)"/>${petals(mandala)}</g><g transform="translate(${at} ${at - size * 0.03}) scale(${size / 64})">${mark('url(#m)', '#8e1b1b')}</g></svg>`
}

/** For launchers that show an icon unchanged. */
export const iconAny = (mandala: string): string => drawing(mandala, 0.66, 116)

/** Full to the edge, for launchers that cut their own shape. */
export const iconFull = (mandala: string, share: number): string => drawing(mandala, share, 0)

/** White on nothing: Android colours a notification's badge itself and uses only its opacity. */
export const badge = (): string =>
  `<svg ${xmlns} viewBox="-4 -4 72 72"><mask id="k"><path fill="#fff" d="${body}"/>${folds('#000', true)}</mask><rect width="64" height="64" fill="#fff" mask="url(#k)"/></svg>`

/** Lucide's headphones and calendar (ISC licence). */
const glyphs = {
  mantras:
    'M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3',
  calendar:
    'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 10h18M8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01',
}

export const shortcut = (name: keyof typeof glyphs): string =>
  `<svg ${xmlns} viewBox="0 0 96 96"><circle cx="48" cy="48" r="46" fill="#fff1de"/><path transform="translate(22 22) scale(2.167)" d="${glyphs[name]}" fill="none" stroke="#b84f08" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
