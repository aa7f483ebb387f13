import { n, svg, times } from './geometry.ts'

const width = 65
const height = 32
const middle = width / 2
/** Flowers on each side of the knot that holds the leaves. */
const perSide = 5

/** One bay of the garland: marigolds along a catenary, mango leaves where it is tied up. */
export function toran(): string {
  const flowers = times(perSide).flatMap((index) => {
    const x = middle * (1 - index / perSide)
    const y = sag(x)
    const kind = index % 2 === 0 ? 'y' : 'o'
    const places = x === middle ? [x, x + width, x - width] : [x, -x]
    return places.map((at) => `<use href="#${kind}" x="${n(at + middle)}" y="${n(y)}"/>`)
  })
  const defs = `<defs>${flower('y', '#ffb52e', '#e07a12')}${flower('o', '#f28c28', '#c2510c')}<g id="l"><path d="M0 0C6 5 5 15 0 24-5 15-6 5 0 0Z" fill="#3f7a35"/><path d="M0 2V20" stroke="#9ccb77"/></g></defs>`
  const leaves = [-34, 34, 0]
    .map(
      (turn) =>
        `<use href="#l" transform="translate(${middle} 7) rotate(${turn})${turn ? ' scale(.85)' : ''}"/>`,
    )
    .join('')
  const knot = `<g transform="translate(${middle} 6) scale(1.25)"><use href="#o"/></g>`
  return svg(`0 0 ${width} ${height}`, `${defs}${flowers.join('')}${leaves}${knot}`)
}

/** How low the garland hangs `x` from the knot: 6 at the knot, 16 in the middle of the bay. */
const sag = (x: number): number => {
  const tightness = 38
  const depth = Math.cosh(middle / tightness) - 1
  return 16 - (10 * (Math.cosh((middle - Math.abs(x)) / tightness) - 1)) / depth
}

/** Eight petals are eight round dots of one dashed circle. */
const flower = (id: string, petals: string, heart: string): string =>
  `<g id="${id}"><circle r="2.6" fill="${petals}" stroke="${petals}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 2.042"/><circle r="1.5" fill="${heart}"/></g>`
