import { useState } from 'react'
import { EditedForm } from '#app/admin/EditedForm.tsx'
import type { Failure } from '#app/admin/failure.ts'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getTranslation, saveTranslation, type Translation } from '#contract/translations/admin.ts'
import { labelOf } from './labelOf.ts'
import { TranslationField } from './TranslationField.tsx'
import type { TranslationKey } from './translationKey.ts'

type Values = Record<string, string>
type Text = Translation['texts'][number]

/** A form reads dots in a name as groups. */
const nameOf = ({ field }: Pick<Text, 'field'>): string => field.replaceAll('.', '_')

const toValues = ({ texts }: Pick<Translation, 'texts'>): Values =>
  Object.fromEntries(texts.map((text) => [nameOf(text), text.text ?? '']))

/** What was typed, each with the English beside which it was. */
const changedTexts = (values: Values, { texts }: Translation) =>
  texts
    .filter((text) => values[nameOf(text)] !== (text.text ?? ''))
    .map((text) => ({
      field: text.field,
      english: text.english,
      text: values[nameOf(text)] ?? '',
    }))

/** The server names a text by its place in what was sent, the form by its field. */
const atFields = (failure: Failure, sent: readonly Pick<Text, 'field'>[]): Failure => ({
  ...failure,
  fields: failure.fields.map(({ pointer, ...error }) => {
    const text = sent[Number(/^#\/texts\/(\d+)/.exec(pointer)?.[1])]
    return { ...error, pointer: text ? `#/${nameOf(text)}` : pointer }
  }),
})

type Props = { of: TranslationKey; translation: Translation }

/** The texts in one language beside the English. */
export function TranslationForm({ of, translation }: Props) {
  const words = useWords(adminTranslations)
  const { save, load } = useSaving()
  const { send, isBusy } = useSend()
  const [isDirty, setIsDirty] = useState(false)
  const edited = useEdited<Values, Translation>({
    original: translation,
    toValues,
    async save(values, base) {
      const texts = changedTexts(values, base)
      if (texts.length === 0) return { saved: base }
      const { saved, failure } = await save(saveTranslation, { ...of, texts }, base.version)
      if (saved) showToast({ title: words.saved, tone: 'success' })
      return { saved, failure: failure && atFields(failure, texts) }
    },
    load: () => load(getTranslation, of),
    labels: Object.fromEntries(
      translation.texts.map((text) => [nameOf(text), labelOf(text.field, words)]),
    ),
  })
  const markCurrent = async ({ field, english, text = '' }: Text) => {
    const texts = [{ field, english, text }]
    const { version } = translation
    if (await send(saveTranslation, { ...of, texts }, { version }))
      showToast({ title: words.marked, tone: 'success' })
  }
  return (
    <EditedForm edited={edited} onDirty={setIsDirty}>
      <LeaveGuard isDirty={isDirty} />
      <div className="grid gap-6">
        {translation.texts.map((text) => (
          <TranslationField
            key={text.field}
            of={text}
            label={labelOf(text.field, words)}
            language={of.language}
            registered={edited.form.register(nameOf(text))}
            error={edited.form.formState.errors[nameOf(text)]?.message}
            isBusy={isBusy}
            onCurrent={() => void markCurrent(text)}
          />
        ))}
      </div>
    </EditedForm>
  )
}
