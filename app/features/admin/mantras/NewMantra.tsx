import { type FormEvent, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import type { Failure } from '#app/admin/failure.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useSaving } from '#app/admin/useSaving.ts'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createMantra } from '#contract/mantrasAdmin.ts'
import { MantraFields } from './MantraFields.tsx'
import { emptyMantra, type MantraValues, toMantraInput } from './mantraValues.ts'

/** A mantra's text first; its recording and times follow when it is saved. */
export function NewMantra() {
  const words = useWords(adminMantras)
  const common = useWords(admin)
  const goTo = useGoTo()
  const { save } = useSaving()
  const [failure, setFailure] = useState<Failure>()
  const [madeId, setMadeId] = useState<string>()
  const form = useForm<MantraValues>({ defaultValues: emptyMantra, shouldFocusError: false })
  const { isDirty, isSubmitting } = form.formState
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const focus = () => focusFirstError(element)
    return form.handleSubmit(async (values) => {
      setFailure(undefined)
      const { saved, failure: failed } = await save(createMantra, toMantraInput(values))
      if (saved) {
        setMadeId(saved.id)
        showToast({ title: words.form.created, tone: 'success' })
        form.reset(values)
        // After the form is known to be saved, so that nobody is asked whether to leave it.
        setTimeout(() => goTo(`mantras/${saved.id}`))
        return
      }
      setFailure(failed)
      for (const { pointer, detail } of failed?.fields ?? []) {
        const [, name = ''] = pointer.replace(/^#/, '').split('/')
        form.setError(name as Path<MantraValues>, { type: 'server', message: detail })
      }
      focus()
    }, focus)(event)
  }
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="mantras">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 max-w-3xl">
        <LeaveGuard isDirty={isDirty && !isSubmitting && madeId === undefined} />
        <MantraFields form={form} />
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSubmitting}>
          {isSubmitting ? common.saving : words.form.create}
        </Button>
      </form>
    </TabPage>
  )
}
