import type { FestivalCategory } from '#contract/festivals.ts'

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`

const petals = [0, 60, 120, 180, 240, 300].map((turn) => {
  const angle = (turn * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return circle(round(8 + 5.1 * Math.sin(angle)), round(8 - 5.1 * Math.cos(angle)), 2.4)
})

/** A flower, a diamond, a star and a ring, which can be told apart without colour. */
const shapes: Record<FestivalCategory, string> = {
  major: circle(8, 8, 2.4) + petals.join(''),
  sankashti: 'M8 .5 15.5 8 8 15.5.5 8Z',
  angaraki: 'm8 .5 2.2 5.3 5.6.5-4.3 3.7 1.3 5.6L8 12.6l-4.8 3 1.3-5.6L.2 6.3l5.6-.5Z',
  default: circle(8, 8, 7) + circle(8, 8, 3.2),
}

/**
 * Shows a festival's category besides its colour; a label is beside it or at the top of the page.
 */
export function FestivalShape({
  category,
  className = '',
}: {
  category: FestivalCategory
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
      <path d={shapes[category]} />
    </svg>
  )
}
