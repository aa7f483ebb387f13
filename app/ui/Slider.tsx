import { useEffect, useRef } from 'react'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as it is read aloud. */
  valueText?: string
  disabled?: boolean
  className?: string
  onChange: (value: number) => void
}

/** The browser's own range input, with the part before the thumb filled. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  disabled,
  className = '',
  onChange,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const share = max > min ? (value - min) / (max - min) : 0
  // A `style` prop would be rendered as an attribute, which the CSP forbids.
  useEffect(() => input.current?.style.setProperty('--fill', `${share * 100}%`), [share])
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      className={`slider ${className}`}
    />
  )
}
