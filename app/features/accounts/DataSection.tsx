import { useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { saveJson } from '#app/ui/saveJson.ts'
import { exportMyData } from '#contract/accounts/myAccount.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Section } from './Section.tsx'

/** Exporting everything, and deleting the account. */
export function DataSection({ onDeleted }: { onDeleted: () => void }) {
  const { data: words } = useWords(profile)
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const handleExport = async () => {
    setIsBusy(true)
    setTrouble(undefined)
    try {
      const { api } = await import('#app/offline/phone.ts')
      const data = await api.call(exportMyData, {})
      saveJson(data, words.fileName(new Date().toISOString().slice(0, 10)))
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setIsBusy(false)
  }
  return (
    <Section heading={words.heading} lead={words.text}>
      <div className="grid justify-items-start gap-3">
        <TroubleNote trouble={trouble} />
        <Button variant="outline" isBusy={isBusy} onClick={handleExport}>
          {isBusy ? words.exporting : words.export}
        </Button>
      </div>
      <DeleteAccount onDeleted={onDeleted} />
    </Section>
  )
}
