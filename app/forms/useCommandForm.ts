import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { outbox as outboxWords } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { keepLastDraft } from '#app/offline/outbox/lastDrafts.ts'
import { isOthers, type Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import type { SavedContact } from '#app/offline/savedContact.ts'
import { getAccount } from '#app/offline/session/account.ts'
import type { CommandName, commands } from '#contract/commands.ts'
import type { Out, Sent } from '#contract/endpoint.ts'
import type { CommandLabels } from './commandLabels.ts'
import { focusFirstError } from './focusFirstError.ts'
import { keepDraft } from './keepDraft.ts'
import { fillEmpty, type OfPerson, prefill } from './prefill.ts'
import { showOutcome } from './showOutcome.ts'
import { requiredIn } from './requiredIn.ts'
import { schemaResolver } from './schemaResolver.ts'
import { useTypedEarly } from './useTypedEarly.ts'

const loadPhone = () => import('#app/offline/phone.ts')

type Options<N extends CommandName, V extends FieldValues> = {
  command: N
  labels: CommandLabels<N>
  /** The contract's own rules for the form's content. */
  schema: z.ZodMiniType
  empty: V
  toInput: (values: V) => Sent<(typeof commands)[N]>
  /** `refusal`: the server's refusal, if there was one. */
  toValues: (input: Sent<(typeof commands)[N]>, refusal?: Refusal) => V
  /** If nothing was written yet. */
  ofPerson?: OfPerson<V>
  /** The key of the draft. */
  form: string
  /** Fields excluded from drafts, with values kept only in this tab. */
  neverStored?: () => Partial<V>
  /** The outbox row being edited. */
  editing?: string | undefined
  /** The next step after success, shown in the toast below the thanks. */
  next?: (values: V) => string
  /** Called with the outcome, unless the form was closed in the meantime. */
  onSettled?: (outcome: Outcome<Out<(typeof commands)[N]>>) => void
}

/** The server has it, or this phone will send it. */
export const isDone = ({ state }: Outcome<unknown>): boolean =>
  state === 'accepted' || state === 'saved'

/** Forms name it in two ways. */
const contactIn = ({ name, fullName = name, email }: FieldValues): SavedContact => ({
  fullName,
  email,
})

/** The id of the form's command: made when it is opened, and again once it was used. */
type Identity = { id: string; replaces?: string | undefined }

/**
 * A form whose command goes through the outbox. It restores its draft, shows the server's refusal
 * beside its inputs, and announces the outcome in a toast: the specification's text if the server
 * accepts it within a few seconds, otherwise that it is saved on this phone.
 */
export function useCommandForm<N extends CommandName, V extends FieldValues>(
  options: Options<N, V>,
) {
  const { command, labels, schema, empty, toInput, toValues, form: name, editing } = options
  const words = useWords(outboxWords)
  const draftName = editing === undefined ? name : `${name}/${editing}`
  const form = useForm<V, unknown, V>({
    defaultValues: empty as DefaultValues<V>,
    resolver: schemaResolver<V>(schema),
    // Not when a field is left: messages that come or go then would move the button away under the
    // finger.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const [required] = useState(() => requiredIn(schema, empty))
  const identity = useRef<Identity>(undefined)
  const [refusal, setRefusal] = useState<Refusal>()
  const draft = useRef<ReturnType<typeof keepDraft>>(undefined)
  const isOpen = useRef(false)

  const showRefusal = (refused: Refusal | undefined) => {
    setRefusal(refused)
    for (const { pointer, detail } of refused?.problem.errors ?? []) {
      const path = pointer.replace(/^#?\//, '').replaceAll('/', '.')
      form.setError(path as Path<V>, { type: 'server', message: detail })
    }
  }

  // The server's message about a field stays until the field changes.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (changed && form.getFieldState(changed as Path<V>).error?.type === 'server') {
            form.clearErrors(changed as Path<V>)
          }
        },
      }),
    [form],
  )

  useEffect(() => {
    let isMounted = true
    isOpen.current = true
    let phone: Awaited<ReturnType<typeof loadPhone>> | undefined
    // What is typed before the phone's own code has loaded is saved as well.
    const keeping = keepDraft(form, (typed, isLeaving) => {
      const { id, replaces } = (identity.current ??= { id: newCommandId() })
      const left = Object.keys(options.neverStored?.() ?? {}).map((field) => [field, empty[field]])
      const saved = {
        form: draftName,
        id,
        replaces,
        values: { ...typed, ...Object.fromEntries(left) },
      }
      // A page that is being hidden waits for nothing: saving must start at once.
      if (phone) return phone.drafts.save(saved, isLeaving)
      if (isLeaving) keepLastDraft({ ...saved, savedAt: new Date().toISOString() })
      return loadPhone().then(
        (late) => late.drafts.save(saved),
        () => undefined,
      )
    })
    draft.current = keeping
    const open = async () => {
      phone = await loadPhone()
      const { drafts, outbox } = phone
      const storedDraft = await drafts.load(draftName)
      const waiting = editing === undefined ? undefined : await outbox.find(editing)
      // Only its author may read it: another account may have logged in and gone back.
      const row = waiting && !isOthers(waiting, getAccount()) ? waiting : undefined
      if (!isMounted) return
      identity.current = {
        id: storedDraft?.id ?? newCommandId(),
        replaces: row?.id ?? storedDraft?.replaces,
      }
      // For example after going back to it: it must not be sent while it is edited here.
      if (row && !(await outbox.hold(row.id))) showOutcome({ state: 'late' }, labels, words)
      const values = (storedDraft?.values ?? (row && toValues(row.input as never, row.refusal))) as
        | V
        | undefined
      if (values) {
        // Text typed before the code had loaded is kept, and merged with the draft.
        const typed = keeping.isTyped() ? form.getValues() : empty
        if (!keeping.isTyped()) {
          keeping.pause()
          form.reset(empty as DefaultValues<V>)
        }
        for (const [field, value] of Object.entries({ ...empty, ...values })) {
          const isTyped = JSON.stringify(typed[field]) !== JSON.stringify(empty[field])
          if (!isTyped) form.setValue(field as Path<V>, value as never, { shouldDirty: true })
        }
        keeping.resume()
      }
      fillEmpty(form, options.neverStored?.())
      showRefusal(row?.refusal)
      if (!values && editing === undefined) await prefill(form, options.ofPerson)
    }
    // Without the phone's own code the form still works; the code is requested again on sending.
    open().catch(() => undefined)
    return () => {
      isMounted = false
      isOpen.current = false
      keeping.stop()
    }
    // The form is opened once for each draft.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftName])

  // After the draft's effect, so that it is part of the draft.
  const id = useTypedEarly(form)

  const submit = async (values: V): Promise<Outcome<Out<(typeof commands)[N]>>> => {
    const { id, replaces } = (identity.current ??= { id: newCommandId() })
    const input = toInput(values)
    const subject = labels.subject?.(input)
    const submission = { id, command, input, subject, replaces, draft: draftName }
    try {
      draft.current?.pause()
      const phone = await loadPhone()
      return await phone.submit(submission)
    } catch {
      return { state: 'unsaved', isFull: false }
    }
  }

  /** This form's texts about what was sent with it. */
  const messagesFor = (values: V) => {
    if (!options.next) return labels
    const success = { ...labels.success, description: options.next(values) }
    return { ...labels, success, withPage: true as const }
  }

  const finish = (outcome: Outcome<unknown>, values: V) => {
    if (outcome.state === 'refused') {
      // It stays in the outbox until a changed one replaces it, under a new id.
      identity.current = { id: newCommandId(), replaces: identity.current?.id }
      showRefusal(outcome.refusal)
    } else if (isDone(outcome)) {
      identity.current = { id: newCommandId() }
      setRefusal(undefined)
      form.reset(empty as DefaultValues<V>)
      const begin = (phone: Awaited<ReturnType<typeof loadPhone>>) => {
        if (options.ofPerson) phone.saveContact(contactIn(values))
        return prefill(form, options.ofPerson)
      }
      void loadPhone().then(begin, () => undefined)
    }
    showOutcome(outcome, messagesFor(values), words)
    draft.current?.resume()
  }

  const element = useRef<HTMLFormElement>(null)
  const send = form.handleSubmit(
    async (values) => {
      const outcome = await submit(values)
      finish(outcome, values)
      // No navigation if another page was opened in the meantime.
      if (isOpen.current) options.onSettled?.(outcome)
      if (outcome.state === 'refused') focusFirstError(element.current)
    },
    () => focusFirstError(element.current),
  )
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    element.current = event.currentTarget
    return send(event)
  }
  const { isSubmitting } = form.formState
  return {
    form,
    /** Spread onto the form element. */
    formProps: { id, noValidate: true, onSubmit: handleSubmit, 'aria-busy': isSubmitting },
    isSending: isSubmitting,
    /** What an input of this form needs. */
    field: (name: Path<V>) => ({
      ...form.register(name),
      error: form.getFieldState(name, form.formState).error?.message,
      required: required.has(name),
    }),
    /** The server's last refusal of the form's content. */
    refusal,
    /** Resolves when what was typed is saved as a draft. */
    keepDraft: async () => draft.current?.flush(),
  }
}
