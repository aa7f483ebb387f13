import type { ReactNode } from 'react'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'

type Props = {
  number: number
  name: string
  about: readonly (string | false | undefined)[]
  children: ReactNode
}

/** One line of a list that is to be imported. */
export function ImportRow({ number, name, about, children }: Props) {
  const words = useWords(importing)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <span className="font-normal text-muted">
            {words.line} {number}{' '}
          </span>
          {name}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {about.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-3">{children}</span>
    </li>
  )
}
