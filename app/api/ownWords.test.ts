import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { troubleOf } from '#app/forms/trouble.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { endpoint } from '#contract/endpoint.ts'
import { createApi } from './client.ts'
import { ownWords } from './ownWords.ts'

const look = endpoint({
  method: 'GET',
  path: '/api/pujas',
  access: 'anyone',
  input: z.object({ day: z.string() }),
  output: z.array(z.string()),
})

describe('What the API refuses', () => {
  const refusedWith = async (access: 'anyone' | 'office') => {
    const problem = {
      type: 'about:blank',
      title: 'Bad',
      status: 400,
      code: 'invalid_input',
      detail: 'For other programs.',
      errors: [{ pointer: '#/day', code: 'bookings.dayPassed', detail: 'Also for them' }],
    }
    const { fetch } = fakeFetch({ '/api/pujas': json(problem, 400) })
    const error: unknown = await createApi({ fetch, inWords: ownWords })
      .call({ ...look, access }, { day: '' })
      .catch((thrown: unknown) => thrown)
    return troubleOf(error)
  }

  it('has the phone’s own words for what devotees are refused', async () => {
    expect(await refusedWith('anyone')).toMatchObject({
      detail: 'Some information is missing or not valid.',
      fields: [{ pointer: '#/day', detail: 'Please choose today or a later date' }],
    })
  })

  it('has the server’s words for what staff are refused: the office is in English', async () => {
    expect(await refusedWith('office')).toMatchObject({
      detail: 'For other programs.',
      fields: [{ pointer: '#/day', detail: 'Also for them' }],
    })
  })
})
