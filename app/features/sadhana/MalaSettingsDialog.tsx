import { useId } from 'react'
import { Link } from '@tanstack/react-router'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import type { MalaSettings } from '#app/offline/sadhana/malaSettings.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { useModal } from '#app/ui/useModal.ts'
import { canVibrate } from './vibrate.ts'

const targets = [1, 2, 3, 4, 5, 7, 11, 16, 21, 51, 108]

type Props = {
  settings: MalaSettings
  onChange: (change: Partial<MalaSettings>) => void
  onClose: () => void
}

/** The target, vibration and sound, and a link to the log. */
export function MalaSettingsDialog({ settings, onChange, onClose }: Props) {
  const words = useWords(chant)
  const dialog = useModal()
  const headingId = useId()
  const rounds = [...new Set([...targets, settings.target])]
    .filter((count) => count > 0)
    .toSorted((a, b) => a - b)
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="modal">
      <h2 id={headingId} className="text-xl">
        {words.settings}
      </h2>
      <div className="mt-4 grid gap-3">
        <SelectField
          label={words.target}
          value={settings.target}
          onChange={({ currentTarget }) => onChange({ target: Number(currentTarget.value) })}
          options={[
            { value: '0', label: words.noTarget },
            ...rounds.map((count) => ({ value: String(count), label: words.rounds(count) })),
          ]}
        />
        {canVibrate() && (
          <CheckboxField
            label={words.vibrates}
            checked={settings.vibrates}
            onChange={({ currentTarget }) => onChange({ vibrates: currentTarget.checked })}
          />
        )}
        <CheckboxField
          label={words.rings}
          checked={settings.rings}
          onChange={({ currentTarget }) => onChange({ rings: currentTarget.checked })}
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Link to="/sadhana" className="text-link">
          {words.log}
        </Link>
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </p>
    </dialog>
  )
}
