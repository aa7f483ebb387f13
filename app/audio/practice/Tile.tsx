type Option = { value: string; label: string }

type Props = {
  label: string
  value: string
  options: readonly Option[]
  isSet: boolean
  onChange: (value: string) => void
}

/** A choice by its name, and what is chosen, with the phone's own picker. */
export function Tile({ label, value, options, isSet, onChange }: Props) {
  return (
    <label className="practice-tile" data-set={isSet || undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
