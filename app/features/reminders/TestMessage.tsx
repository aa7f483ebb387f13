import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { troubleOf, troubleText } from '#app/forms/trouble.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { testWhatsapp } from '#contract/whatsapp/public.ts'

type Values = { name: string; phoneNumber: string; email: string }

type Props = {
  form: UseFormReturn<Values, unknown, Values>
  /** A sample was sent, or a code if the number is not confirmed. The API does not reveal which. */
  onSent: (phone: string) => void
}

/** Sends a sample to the number in the form; without a confirmed number it is the code. */
export function TestMessage({ form, onSent }: Props) {
  const { whatsapp: words } = useWords(reminders)
  const general = useWords(troubleWords)
  const [isBusy, setIsBusy] = useState(false)
  const handleTest = async () => {
    if (!(await form.trigger(['name', 'phoneNumber'], { shouldFocus: true }))) return
    const { name, phoneNumber } = form.getValues()
    setIsBusy(true)
    try {
      const { message } = await call(testWhatsapp, { name, phoneNumber })
      showToast({ title: words.testSent, description: message, tone: 'success' })
      onSent(phoneNumber)
    } catch (error) {
      const trouble = troubleOf(error)
      const why =
        trouble.code === 'unreachable' ? words.testErrorText : troubleText(trouble, general)
      showToast({
        title: trouble.detail ? words.testFailed : words.testError,
        description: trouble.detail ?? why,
        tone: 'destructive',
      })
    }
    setIsBusy(false)
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={handleTest}>
      {isBusy ? words.testing : words.test}
    </Button>
  )
}
