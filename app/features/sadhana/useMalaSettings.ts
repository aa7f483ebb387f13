import { useLive } from '#app/offline/useLive.ts'
import {
  type MalaSettings,
  readMalaSettings,
  saveMalaSettings,
  usualSettings,
} from '#app/offline/sadhana/malaSettings.ts'
import { useCallback, useMemo, useState } from 'react'

/** The settings and a function that changes some of them; without storage they last as long as the page. */
export function useMalaSettings(): [MalaSettings, (change: Partial<MalaSettings>) => void] {
  const { data = usualSettings } = useLive('mala settings', readMalaSettings)
  const [unsaved, setUnsaved] = useState<Partial<MalaSettings>>({})
  const settings = useMemo(() => ({ ...data, ...unsaved }), [data, unsaved])
  const change = useCallback(
    (changed: Partial<MalaSettings>) => {
      setUnsaved((before) => ({ ...before, ...changed }))
      void import('#app/offline/phone.ts')
        .then(({ db }) => saveMalaSettings(db, { ...settings, ...changed }))
        .catch(() => undefined)
    },
    [settings],
  )
  return [settings, change]
}
