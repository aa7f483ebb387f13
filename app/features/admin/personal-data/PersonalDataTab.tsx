import { type SyntheticEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminPersonalData } from '#app/i18n/en/privacy/adminPersonalData.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { findPersonalData, type FoundData } from '#contract/privacy/admin.ts'
import { FoundPerson } from './FoundPerson.tsx'

type SearchResult = { readonly contact: string; readonly data: FoundData; readonly search: number }

/** For people who ask what is stored about them, or want it deleted. */
export function PersonalDataTab() {
  const words = useWords(adminPersonalData)
  const { send, isBusy, failure } = useSend()
  const [contact, setContact] = useState('')
  const [found, setFound] = useState<SearchResult>()
  const look = async (address: string) => {
    const data = await send(findPersonalData, { contact: address }, { isQuiet: true })
    setFound((last) => data && { contact: address, data, search: (last?.search ?? 0) + 1 })
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void look(contact.trim())
  }
  return (
    <TabPage title={words.title} intro={words.intro}>
      <form noValidate onSubmit={handleSubmit} className="mt-5 grid max-w-xl gap-4">
        <TextField
          label={words.contact}
          hint={words.hint}
          value={contact}
          error={failure?.fields[0]?.detail}
          autoComplete="off"
          onChange={({ target }) => setContact(target.value)}
        />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {words.find}
        </Button>
      </form>
      <FailureNotice failure={failure} />
      {found && (
        <FoundPerson
          key={found.search}
          contact={found.contact}
          data={found.data}
          onErased={() => void look(found.contact)}
        />
      )}
    </TabPage>
  )
}
