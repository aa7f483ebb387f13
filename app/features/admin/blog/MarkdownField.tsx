import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { longestMarkdown } from '#contract/blogAdmin.ts'
import { picture } from './formatting.ts'
import { PictureInText } from './PictureInText.tsx'
import { PostPreview } from './PostPreview.tsx'
import type { PostValues } from './postValues.ts'
import { Toolbar } from './Toolbar.tsx'
import { useFormatting } from './useFormatting.ts'

const hasRoom = (): boolean => window.matchMedia('(min-width: 64rem)').matches

/** The Markdown text with formatting buttons, and a preview beside it. */
export function MarkdownField({ form }: { form: UseFormReturn<PostValues> }) {
  const { form: common, text: words } = useWords(adminBlog)
  const id = useId()
  const { area, edit } = useFormatting()
  const [isPictureOpen, setIsPictureOpen] = useState(false)
  const [isPreviewed, setIsPreviewed] = useState(hasRoom)
  const { register, watch, formState } = form
  const { ref, ...registered } = register('markdown', {
    validate: (typed) => typed.trim() !== '' || common.required,
  })
  return (
    <div className="post-text" data-previewed={isPreviewed ? '' : undefined}>
      <div className="min-w-0">
        <Field
          id={id}
          label={words.label}
          hint={words.hint}
          error={formState.errors.markdown?.message}
        >
          {(described) => (
            <>
              <Toolbar
                onEdit={edit}
                isPictureOpen={isPictureOpen}
                onPicture={() => setIsPictureOpen(!isPictureOpen)}
              />
              {isPictureOpen && (
                <PictureInText
                  onInsert={(url, alt) => {
                    setIsPictureOpen(false)
                    edit((at) => picture(at, url, alt))
                  }}
                />
              )}
              <textarea
                {...described}
                {...registered}
                ref={(element) => {
                  ref(element)
                  area.current = element
                }}
                rows={22}
                maxLength={longestMarkdown}
                className="field"
              />
            </>
          )}
        </Field>
        <Button
          variant="outline"
          size="small"
          className="mt-3"
          aria-expanded={isPreviewed}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          {isPreviewed ? words.hidePreview : words.showPreview}
        </Button>
      </div>
      {isPreviewed && <PostPreview values={watch()} />}
    </div>
  )
}
