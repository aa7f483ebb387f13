import { useState } from 'react'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import type { OwnLog } from '#app/offline/sadhana/ownLog.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'

type Props = { account: string; guests: OwnLog['guests'] }

/** Families share phones, so what was counted or performed before login joins the account only on request. */
export function GuestLogQuestion({ account, guests }: Props) {
  const { guests: words } = useWords(sadhana)
  const [isBusy, setIsBusy] = useState(false)
  const answer = async (isTheirs: boolean) => {
    setIsBusy(true)
    try {
      const [{ db }, { joinGuestLog, leaveGuestLog }, { shareLog }] = await Promise.all([
        import('#app/offline/phone.ts'),
        import('#app/offline/sadhana/guestLog.ts'),
        import('#app/offline/sadhana/phoneLog.ts'),
      ])
      await (isTheirs ? joinGuestLog : leaveGuestLog)(db, account)
      showToast({ title: isTheirs ? words.joined : words.left })
      shareLog()
    } catch {
      // The question stays.
      setIsBusy(false)
    }
  }
  return (
    <Card as="section" className="mt-4 p-4" aria-labelledby="guest-log">
      <h2 id="guest-log" className="text-lg">
        {words.heading(guests.all.beads)}
      </h2>
      <p className="mt-1">{words.text(guests.days)}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button disabled={isBusy} onClick={() => void answer(true)}>
          {words.join}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void answer(false)}>
          {words.leave}
        </Button>
      </p>
    </Card>
  )
}
