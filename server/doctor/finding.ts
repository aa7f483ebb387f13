/** What one check found, in a sentence, with what to do about it. */
export type Finding = {
  readonly state: 'ok' | 'attention' | 'wrong'
  readonly text: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const attention = (text: string): Finding => ({ state: 'attention', text })
export const wrong = (text: string): Finding => ({ state: 'wrong', text })
