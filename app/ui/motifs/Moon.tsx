type Props = {
  /** The angle from the sun in degrees: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  phase: number
  /** Width in CSS pixels. */
  size: number
  /** Its accessible name; decorative without one. */
  label?: string
  className?: string
}

/** In CSS pixels; a small moon's rim is thinner. */
const widestRim = 1.5

/** The moon's disc as it looks from the northern half of the earth. */
export function Moon({ phase, size, label, className = '' }: Props) {
  const rim = Math.min(0.5, (widestRim * 21) / size)
  return (
    <svg
      viewBox="-10.5 -10.5 21 21"
      width={size}
      height={size}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* The rim lies outside the lit part, which would cover half of it. */}
      <circle r={10 + rim / 2} className="fill-moon-dark stroke-control" strokeWidth={rim} />
      <path d={litPath(phase)} className="fill-moon" />
    </svg>
  )
}

/** The lit part: the limb's half circle and back along the terminator, half an ellipse. */
export function litPath(phase: number): string {
  const angle = ((phase % 360) + 360) % 360
  const isWaxing = angle <= 180
  const width = Math.round(Math.abs(Math.cos((angle * Math.PI) / 180)) * 100) / 10
  const isCrescent = angle < 90 || angle > 270
  const limb = isWaxing ? 1 : 0
  const terminator = isCrescent === isWaxing ? 0 : 1
  return `M0-10A10 10 0 0 ${limb} 0 10A${width} 10 0 0 ${terminator} 0-10Z`
}
