import { inWords } from '#app/api/inWords.ts'
import type { Sitting } from './sittings.ts'

/** Why the account does not take a sitting, in the words of this page. */
export const whyRefused = ({ refusal = '' }: Sitting): string => {
  const reason = typeof refusal === 'string' ? { detail: refusal } : { detail: '', ...refusal }
  const problem = {
    type: '',
    title: '',
    status: 400,
    code: 'invalid_input' as const,
    errors: [{ pointer: '', ...reason }],
  }
  const { errors = [] } = inWords(problem, { access: 'user' }, undefined, 'en')
  return errors[0]?.detail ?? ''
}
