import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminMail } from '#app/i18n/en/notifications/adminMail.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import {
  getMailState,
  type MailState,
  type MailTest,
  sendTestMail,
} from '#contract/notifications/admin.ts'

/** Whether emails are being sent, and a button that sends the user a test. */
export function EmailState() {
  const words = useWords(adminSite).mail
  const { data: state } = useRead(getMailState, {})
  const { send, isBusy } = useSend()
  const [result, setResult] = useState<MailTest>()
  const handleTest = async () => {
    setResult(undefined)
    setResult(await send(sendTestMail, {}))
  }
  return (
    <div className="grid gap-3">
      {state ? <State of={state} /> : <p>{words.loading}</p>}
      <div>
        <Button variant="outline" isBusy={isBusy} onClick={() => void handleTest()}>
          {words.test}
        </Button>
      </div>
      <div role="status">{result && <Result of={result} />}</div>
    </div>
  )
}

function State({ of: { outlet, stuck, trouble } }: { of: MailState }) {
  const words = useWords(adminSite).mail
  const mail = useWords(adminMail)
  const { timeZone } = useAdmin()
  if (trouble) {
    return (
      <p className="text-kumkum">
        {mail.trouble.title}. {mail.trouble.kinds[trouble.kind]}{' '}
        {mail.trouble.since(momentOf(trouble.since, timeZone))} {mail.trouble.stuck(stuck)}
      </p>
    )
  }
  if (outlet === 'none') {
    return (
      <p className="text-kumkum">
        {mail.notSetUp.text} {mail.notSetUp.held(stuck)}
      </p>
    )
  }
  return (
    <p>
      {words[outlet]} {stuck > 0 && words.waiting(stuck)}
    </p>
  )
}

function Result({ of: { to, outcome, kind, said } }: { of: MailTest }) {
  const words = useWords(adminSite).mail
  const mail = useWords(adminMail)
  if (outcome === 'sent' || outcome === 'filed') return <p>{words[outcome](to)}</p>
  if (outcome === 'not_set_up') return <p className="text-kumkum">{mail.notSetUp.text}</p>
  return (
    <>
      <p className="text-kumkum">
        {words.refused(to)} {kind && mail.trouble.kinds[kind]}
      </p>
      {said && (
        <p className="wrap-anywhere">
          {mail.trouble.said} <q>{said}</q>
        </p>
      )}
    </>
  )
}
