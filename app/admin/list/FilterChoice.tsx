import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'

type Props<T extends string> = {
  label: string
  value: T | undefined
  options: Readonly<Record<T, string>>
  /** The label if none is chosen. */
  all?: string
  onChoose: (value: T | undefined) => void
}

/** One of several, or all of them. */
export function FilterChoice<T extends string>({
  label,
  value,
  options,
  all: first,
  onChoose,
}: Props<T>) {
  const words = useWords(admin)
  const all = [{ value: '', label: first ?? words.all }]
  const each = Object.entries<string>(options).map(([name, text]) => ({ value: name, label: text }))
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose((target.value || undefined) as T | undefined)}
      options={[...all, ...each]}
    />
  )
}
