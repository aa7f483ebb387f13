import { expect, test } from 'vitest'
import { ChannelError } from '#server/adapters/channelError.ts'
import { freePort } from '#server/processes/freePort.ts'
import { graphServer } from '#server/test/graphServer.ts'
import { createCloudSender } from './cloudApi.ts'
import { createLocalSender, type LocalMessage } from './local.ts'
import type { WhatsappMessage, WhatsappSender } from './port.ts'
import { templatesOf } from './templates.ts'

const phone = '+919822011223'

const reminder: WhatsappMessage = {
  to: { phone },
  template: 'reminder',
  language: 'en',
  parameters: [
    'Shri Ganesha Mandir',
    'Sankashti is tomorrow',
    '28 Nov',
    'https://a.b',
    'https://c',
  ],
  buttonPayload: 'stop',
  reference: 'delivery:1',
}

const code: WhatsappMessage = {
  to: { phone },
  template: 'code',
  language: 'en',
  parameters: ['482913'],
  reference: 'code:1',
}

/** What became of the messages, each whole as its reader sees it. */
type OpenedSender = { sender: WhatsappSender; texts: () => string[] }

const openCloud = async (): Promise<OpenedSender> => {
  let at = Date.now()
  const graph = await graphServer(() => new Date((at += 7000)))
  return {
    sender: createCloudSender(graph.account),
    texts: () =>
      graph.received.map(({ template }) => {
        const [body] = template?.components ?? []
        return body?.parameters.map(({ text }) => text).join('|') ?? ''
      }),
  }
}

const openLocal = async (): Promise<OpenedSender> => {
  const kept: LocalMessage[] = []
  return {
    sender: createLocalSender(async (message) => void kept.push(message)),
    texts: () => kept.map(({ text }) => text),
  }
}

test.each([
  ['the Cloud API', openCloud],
  ['the local adapter', openLocal],
])('%s takes every template, each under an id of its own', async (_, open) => {
  const { sender, texts } = await open()
  const sent = [
    await sender.send(reminder),
    await sender.send({ ...reminder, template: 'moved' }),
    await sender.send(code),
    await sender.send({ ...reminder, to: { userId: 'IN.13491208655302741918' } }),
  ]
  expect(new Set(sent.map(({ providerId }) => providerId)).size).toBe(4)
  expect(texts()).toHaveLength(4)
  expect(texts()[0]).toContain('Sankashti is tomorrow')
  expect(texts()[2]).toContain('482913')
  await sender.close()
})

test('the local adapter says that it is one, and keeps the whole text', async () => {
  const { sender, texts } = await openLocal()
  expect(sender.isLocal).toBe(true)
  await sender.send(reminder)
  expect(texts()[0]).toBe(
    '🙏 Namaste from Shri Ganesha Mandir. Sankashti is tomorrow\n\n28 Nov\n\nDetails: https://a.b\nChange or stop your reminders: https://c\nReply STOP to end them.',
  )
})

test('a message is what the Graph API documents', async () => {
  const graph = await graphServer()
  const sent = await createCloudSender(graph.account).send(reminder)
  expect(sent).toEqual({
    providerId: expect.stringMatching(/^wamid\./),
    waId: '919822011223',
    userId: 'IN.919822011223',
  })
  expect(graph.received).toEqual([
    {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919822011223',
      type: 'template',
      biz_opaque_callback_data: 'delivery:1',
      template: {
        name: 'festival_reminder',
        language: { code: 'en' },
        components: [
          {
            type: 'body',
            parameters: reminder.parameters.map((text) => ({ type: 'text', text })),
          },
          {
            type: 'button',
            sub_type: 'quick_reply',
            index: '0',
            parameters: [{ type: 'payload', payload: 'stop' }],
          },
        ],
      },
    },
  ])
})

test('whoever hides the number is named by the business-scoped id', async () => {
  const graph = await graphServer()
  await createCloudSender(graph.account).send({ ...reminder, to: { userId: 'IN.1349' } })
  expect(graph.received[0]).toMatchObject({ recipient: 'IN.1349' })
  expect(graph.received[0]).not.toHaveProperty('to')
})

test('parameters have no line breaks, are never empty and not too long', async () => {
  const graph = await graphServer()
  const parameters = ['a\n\n  b\tc      d', '', '🙏'.repeat(2000), 'x', 'y']
  await createCloudSender(graph.account).send({ ...reminder, parameters })
  const [body] = graph.received[0]?.template?.components ?? []
  const texts = body?.parameters.map(({ text = '' }) => text) ?? []
  expect(texts.slice(0, 2)).toEqual(['a b c d', '-'])
  expect([...(texts[2] ?? '')]).toHaveLength(300)
})

const failureTo = async (ending: string, limitMs?: number): Promise<ChannelError> => {
  const graph = await graphServer()
  const sender = createCloudSender(graph.account, limitMs)
  const to = { phone: `+91982201${ending}` }
  return sender.send({ ...reminder, to }).then(
    () => expect.fail('it was taken'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ChannelError)
      return error as ChannelError
    },
  )
}

test.each([
  ['0190', 'credentials', '190', undefined],
  ['0010', 'credentials', '10', undefined],
  ['0133', 'credentials', '133010', undefined],
  ['0368', 'credentials', '368', undefined],
  ['0042', 'credentials', '131042', undefined],
  ['1320', 'credentials', '132000', undefined],
  ['1325', 'credentials', '132005', undefined],
  ['1312', 'credentials', '132012', undefined],
  ['0126', 'permanent', '131026', undefined],
  ['0100', 'permanent', '100', undefined],
  ['0113', 'permanent', '413', undefined],
  ['0200', 'permanent', 'answer', undefined],
  ['0150', 'gone', '131050', undefined],
  ['0056', 'transient', '131056', 6000],
  ['0129', 'transient', '130429', 10_000],
  ['0048', 'transient', '131048', 3_600_000],
  ['0429', 'transient', '429', 17_000],
  ['0500', 'transient', '500', undefined],
  ['0503', 'transient', '2', undefined],
])('a number that ends in %s: %s (%s)', async (ending, kind, errorCode, waitMs) => {
  const { kind: found, code: foundCode, retryAfterMs, message } = await failureTo(ending)
  expect([found, foundCode, retryAfterMs]).toEqual([kind, errorCode, waitMs])
  expect(message).not.toMatch(/\d{8}/)
})

test('no answer in time is tried again', async () => {
  expect(await failureTo('0408', 100)).toMatchObject({ kind: 'transient', code: 'timeout' })
})

test('a redirect is not followed, as the token would go along', async () => {
  expect(await failureTo('0302')).toMatchObject({ kind: 'transient' })
})

test('nobody listens there', async () => {
  const { account } = await graphServer()
  const sender = createCloudSender({ ...account, graphUrl: `http://127.0.0.1:${await freePort()}` })
  await expect(sender.send(code)).rejects.toMatchObject({
    kind: 'transient',
    code: 'ECONNREFUSED',
  })
})

test.each([
  ['the token', { token: 'other' }, 'credentials', '190'],
  ['the number’s id', { phoneNumberId: '1' }, 'credentials', '100'],
  ['the language of the templates', { languages: ['en_US'] as const }, 'transient', '132001'],
])('%s is wrong', async (_, wrong, kind, errorCode) => {
  const { account } = await graphServer()
  const sender = createCloudSender({ ...account, ...wrong })
  await expect(sender.send(code)).rejects.toMatchObject({ kind, code: errorCode })
})

test('a second message to the same person within six seconds, and the 81st in a second, are refused', async () => {
  const clock = { at: Date.now() }
  const graph = await graphServer(() => new Date(clock.at))
  const sender = createCloudSender(graph.account)
  const to = (index: number) => ({ phone: `+9198220${15_000 + index}` })
  await sender.send({ ...code, to: to(0) })
  await expect(sender.send({ ...code, to: to(0) })).rejects.toMatchObject({ code: '131056' })
  for (let index = 1; index < 80; index += 1) await sender.send({ ...code, to: to(index) })
  await expect(sender.send({ ...code, to: to(80) })).rejects.toMatchObject({ code: '130429' })
  clock.at += 6000
  await sender.send({ ...code, to: to(0) })
})

test.each(Object.entries(templatesOf('en')))(
  'the template %s has an example for each parameter, and fits',
  (_, { body, examples }) => {
    const numbers = [...body.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(examples.map((__, index) => index + 1))
    expect(body.length).toBeLessThan(500)
  },
)
