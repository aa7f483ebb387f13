import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { otherScript } from '#app/script/otherScript.ts'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'

export type OpeningProps = {
  children: string
  as?: 'p' | 'span'
  className: string
  needsFullFont?: boolean | undefined
  language?: string | undefined
}

/** The words that a text begins with, in the reader's script; in Devanagari until that has loaded. */
export const Opening = lazyComponent<OpeningProps>(async () => {
  await otherScript()
  return (await import('./WrittenOpening.tsx')).WrittenOpening
}, Sanskrit)
