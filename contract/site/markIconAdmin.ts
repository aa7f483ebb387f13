import { isDark, shaded } from './frameColourAdmin.ts'

/** The mark's paths on a field of 64, as in app/ui/motifs/Mark.tsx. */
const body =
  'M32 1c1.5 8 7.5 13.5 14.5 20C55 29 60 35 60 44c0 13-12 19-28 19S4 57 4 44c0-9 5-15 13.5-23C24.5 14.5 30.5 9 32 1Z'
const pleats = 'M24 22C15 29 11 36 12 46M40 22c9 7 13 14 12 24'
const dots = 'M32 17v4M22.5 37h.01M41.5 37h.01'
const trunk = 'M32 29v8c0 6-4.5 7-4.5 12.5a6.5 6.5 0 0 0 13 0c0-4.5-5.5-5-6-1'

type IconStyle = {
  colour: string
  /** The mark's share of the icon's width. */
  share: number
  /** Corner radius, for a width of 512. */
  radius?: number
  /** For a few pixels: without the pleats. */
  isBold?: boolean
}

/** Our mark on a colour, as SVG: gold on a dark one, red on a light one. */
export const markIcon = ({ colour, share, radius = 0, isBold = false }: IconStyle): string => {
  const [fill, fold] = isDark(colour) ? ['url(#m)', '#8e1b1b'] : ['#8e1b1b', '#fff0cf']
  const size = 512 * share
  const at = (512 - size) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><defs><radialGradient id="g" cx=".5" cy=".62" r=".75"><stop stop-color="${shaded(colour, 0.12)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${shaded(colour, -0.25)}"/></radialGradient><linearGradient id="m" x2="0" y2="1"><stop stop-color="#fff0cf"/><stop offset="1" stop-color="#ffc25a"/></linearGradient></defs><rect width="512" height="512" rx="${radius}" fill="url(#g)"/><g transform="translate(${at} ${at - size * 0.03}) scale(${size / 64})"><path fill="${fill}" d="${body}"/><g fill="none" stroke="${fold}" stroke-linecap="round">${isBold ? '' : `<path d="${pleats}" stroke-width="2.2" opacity=".6"/>`}<path d="${dots}" stroke-width="${isBold ? 6 : 5}"/><path d="${trunk}" stroke-width="${isBold ? 5 : 4}"/></g></g></svg>`
}
