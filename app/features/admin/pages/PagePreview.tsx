import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LivePreview, PreviewedText } from '#app/admin/formatting/LivePreview.tsx'
import { adminFormatting } from '#app/i18n/en/admin/adminFormatting.ts'
import { useWords } from '#app/i18n/words.ts'
import { previewPage, type StaffPage } from '#contract/pages/admin.ts'

type PageText = Pick<StaffPage, 'title' | 'description' | 'markdown'>

/** The text as its page will show it. */
export function PagePreview({ form }: { form: UseFormReturn<PageText> }) {
  const { asDevotees } = useWords(adminFormatting)
  const [title, markdown] = useWatch({ control: form.control, name: ['title', 'markdown'] })
  return (
    <LivePreview
      label={asDevotees}
      endpoint={previewPage}
      input={{ markdown }}
      isEmpty={({ html }) => html === ''}
    >
      {({ html }) => (
        <>
          <p className="mt-3 font-display text-2xl wrap-anywhere">{title}</p>
          <PreviewedText html={html} />
        </>
      )}
    </LivePreview>
  )
}
