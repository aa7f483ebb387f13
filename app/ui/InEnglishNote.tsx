import { inEnglish } from '#app/i18n/en/shell/inEnglish.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'

type Props = {
  of: object | readonly object[]
  className?: string
}

const isList = (of: Props['of']): of is readonly object[] => Array.isArray(of)

/**
 * One quiet line where staff have not translated what a page shows. Shown only in builds of another
 * language (`__IS_TRANSLATED__`), so that English ones do without it.
 */
export function InEnglishNote({ of, className = '' }: Props) {
  const words = useWords(inEnglish)
  const all = isList(of) ? of : [of]
  if (!all.some((each: Marked) => each.inEnglish)) return null
  return <p className={`text-sm text-muted ${className}`}>{isList(of) ? words.some : words.one}</p>
}
