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
import { adminFestivals } from '#app/i18n/en/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { addFestival } from '#contract/festivalsAdmin.ts'
import { FestivalFields } from './FestivalFields.tsx'
import { emptyFestival, type FestivalValues, toNewFestival } from './festivalValues.ts'

/** A day of this temple’s own, of which the almanac knows nothing. */
export function NewFestival() {
  const words = useWords(adminFestivals)
  const common = useWords(admin)
  const goTo = useGoTo()
  const { save } = useSaving()
  const [failure, setFailure] = useState<Failure>()
  const [isAdded, setIsAdded] = useState(false)
  const form = useForm<FestivalValues>({ defaultValues: emptyFestival, shouldFocusError: false })
  const { isDirty, isSubmitting } = form.formState
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const focus = () => focusFirstError(element)
    return form.handleSubmit(async (values) => {
      setFailure(undefined)
      const { saved, failure: failed } = await save(addFestival, toNewFestival(values))
      if (saved) {
        setIsAdded(true)
        showToast({ title: words.addedNow, tone: 'success' })
        // After the form is known to be saved, so that nobody is asked whether to leave it.
        setTimeout(() => goTo(`festivals/${encodeURIComponent(saved.id)}`))
        return
      }
      setFailure(failed)
      for (const { pointer, detail } of failed?.fields ?? []) {
        const name = pointer.replace(/^#?\//, '') as Path<FestivalValues>
        form.setError(name, { type: 'server', message: detail })
      }
      focus()
    }, focus)(event)
  }
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="festivals">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 max-w-2xl">
        <LeaveGuard isDirty={isDirty && !isAdded} />
        <FestivalFields form={form} />
        <FailureNotice failure={failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={isSubmitting}>
          {isSubmitting ? common.saving : words.addIt}
        </Button>
      </form>
    </TabPage>
  )
}
