import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminReminders } from '#app/i18n/en/reminders/adminReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { reminderChannels } from '#contract/reminders/choice.ts'
import { countReminders, sendReminders } from '#contract/reminders/admin.ts'

type Props = { festival: { id: string; name: string }; onClose: () => void }

/** Names the number of people before anything is sent; people who join meanwhile change it. */
export function SendNow({ festival: { id, name }, onClose }: Props) {
  const { next: words, channels } = useWords(adminReminders)
  const common = useWords(admin)
  const [chosen, setChosen] = useState('')
  const channel = reminderChannels.find((each) => each === chosen)
  const group = { festivalId: id, ...(channel && { channel }) }
  const { data, isFetching } = useRead(countReminders, group)
  const { send, isBusy } = useSend()
  const people = data?.people ?? 0
  const sendNow = async () => {
    const sent = await send(sendReminders, { ...group, people })
    if (!sent) return
    showToast({ title: words.sent(sent.people), description: words.sentText, tone: 'success' })
    onClose()
  }
  return (
    <DialogFrame isOpen title={words.dialogTitle(name)} onClose={onClose}>
      <p className="mt-2 mb-4 text-muted">{words.dialogText}</p>
      <SelectField
        label={words.through}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          { value: '', label: words.allChannels },
          ...reminderChannels.map((each) => ({ value: each, label: channels[each] })),
        ]}
      />
      {data && people === 0 && <p className="mt-3">{words.nobody}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" autoFocus onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={!data || isFetching || people === 0}
          onClick={() => void sendNow()}
        >
          {data ? words.confirm(people) : words.counting}
        </Button>
      </div>
    </DialogFrame>
  )
}
