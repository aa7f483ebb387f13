import { type ComponentType, type ReactNode, useId, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminFormatting } from '#app/i18n/en/admin/adminFormatting.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Field } from '#app/ui/Field.tsx'
import { picture } from './formatting.ts'
import { Toolbar } from './Toolbar.tsx'
import { useFormatting } from './useFormatting.ts'

type Props = {
  label: string
  /** Added after the hint about formatting. */
  hint?: string | undefined
  error?: string | undefined
  registered: UseFormRegisterReturn
  maxLength: number | undefined
  rows: number | undefined
  preview: ReactNode
  /** Chooses a picture; absent where the text can have none. */
  PictureField?: ComponentType<{ onInsert: (url: string, alt: string) => void }>
}

const hasRoom = (): boolean => window.matchMedia('(min-width: 64rem)').matches

/** A Markdown text with formatting buttons, and a preview beside it. */
export function FormattedText(props: Props) {
  const { label, hint, error, registered, maxLength, rows, preview, PictureField } = props
  const words = useWords(adminFormatting)
  const id = useId()
  const { area, edit } = useFormatting()
  const [isPictureOpen, setIsPictureOpen] = useState(false)
  const [isPreviewed, setIsPreviewed] = useState(hasRoom)
  const { ref, ...rest } = registered
  return (
    <div className={`grid gap-5 ${isPreviewed ? 'min-[64rem]:grid-cols-2' : ''}`}>
      <div className="min-w-0">
        <Field
          id={id}
          label={label}
          hint={hint ? `${words.hint} ${hint}` : words.hint}
          error={error}
        >
          {(described) => (
            <>
              <Toolbar
                onEdit={edit}
                picture={
                  PictureField && {
                    isOpen: isPictureOpen,
                    onPress: () => setIsPictureOpen(!isPictureOpen),
                  }
                }
              />
              {isPictureOpen && PictureField && (
                <PictureField
                  onInsert={(url, alt) => {
                    setIsPictureOpen(false)
                    edit((at) => picture(at, url, alt))
                  }}
                />
              )}
              <textarea
                {...described}
                {...rest}
                ref={(element) => {
                  ref(element)
                  area.current = element
                }}
                rows={rows}
                maxLength={maxLength}
                className="field min-h-80 min-[64rem]:min-h-136"
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
      {isPreviewed && preview}
    </div>
  )
}
