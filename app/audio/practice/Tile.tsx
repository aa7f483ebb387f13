import type { IconNode } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'

type Option = { value: string; label: string }

type Props = {
  icon: IconNode
  label: string
  value: string
  options: readonly Option[]
  isSet: boolean
  onChange: (value: string) => void
}

/** A choice as a tile: its drawing, and what is chosen, with the phone's own picker. */
export function Tile({ icon, label, value, options, isSet, onChange }: Props) {
  return (
    <label className="practice-tile" data-set={isSet || undefined}>
      <Icon of={icon} className="size-5" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
