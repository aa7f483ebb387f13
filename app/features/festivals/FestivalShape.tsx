import type { FestivalMark } from './mark.ts'

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`

const petals = [0, 60, 120, 180, 240, 300].map((turn) => {
  const angle = (turn * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return circle(round(8 + 5.1 * Math.sin(angle)), round(8 - 5.1 * Math.cos(angle)), 2.4)
})

/**
 * A flower, a diamond, a star and a ring for Ganesha’s days; a lamp, a leaf, a crescent and a half
 * disc for the others. They can be recognised without colour.
 */
const shapes: Record<FestivalMark, string> = {
  major: circle(8, 8, 2.4) + petals.join(''),
  sankashti: 'M8 .5 15.5 8 8 15.5.5 8Z',
  angaraki: 'm8 .5 2.2 5.3 5.6.5-4.3 3.7 1.3 5.6L8 12.6l-4.8 3 1.3-5.6L.2 6.3l5.6-.5Z',
  default: circle(8, 8, 7) + circle(8, 8, 3.2),
  great:
    'M8 .3c2 2.2 2.6 3.8 1.7 5.2a2 2 0 0 1-3.4 0C5.4 4.1 6 2.5 8 .3M.5 8.5h15c-.4 4-3.4 7-7.5 7s-7.1-3-7.5-7',
  ekadashi: 'M14.5 1.5c.6 7-2.5 12-9 12l-2.6 2.200-1-1.1 2.4-2.3C3 6 7.5 2 14.5 1.5',
  pradosh: 'M11 .8a7.3 7.3 0 1 0 4 11.6A6.3 6.3 0 0 1 11 .8',
  moon: `${circle(8, 8, 7)}M8 2.6v10.8a5.4 5.4 0 0 0 0-10.8`,
}

/**
 * Shows the kind of a festival by shape as well as colour; a label is beside it or at the top of
 * the page.
 */
export function FestivalShape({
  mark,
  className = '',
}: {
  mark: FestivalMark
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden
      className={className}
    >
      <path d={shapes[mark]} />
    </svg>
  )
}
