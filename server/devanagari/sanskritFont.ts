import { sanskritConjuncts } from './sanskritConjuncts.ts'

const virama = '्'
const conjunct =
  /(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d[\u200c\u200d]?)+[\u0915-\u0939\u0958-\u095f]/g
/** Vedic accents, nuktas and letters of other languages: rare in stotras, so in the full file only. */
const rareSign =
  /[\u0900\u0904\u090d\u090e\u0911\u0912\u093a-\u093c\u0945\u0946\u0949\u094a\u094e\u094f\u0951-\u095f\u0961\u0963\u0970-\u097f\u200c-\u200d\u1cd0-\u1cff\ua8e0-\ua8ff]/

let known: Set<string> | undefined

/** Whether a text has a conjunct or sign that the small Sanskrit file would show wrongly. */
export function needsFullFont(text: string): boolean {
  if (rareSign.test(text)) return true
  known ??= new Set(sanskritConjuncts.split(' '))
  return (text.match(conjunct) ?? []).some((found) => !known?.has(found.replaceAll(virama, '')))
}
