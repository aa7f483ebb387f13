import webPush from 'web-push'
import { createAuthorizations } from '#server/adapters/push/authorizations.ts'
import { createEncryption } from '#server/adapters/push/encryption.ts'
import { median, type Row } from '#e2e/bench/report.ts'

const rounds = 5
const messages = 2_000
/** As the worker hands them over. */
const atOnce = 100
const goal = 3

const subject = 'mailto:office@temple.example'
const origin = 'https://push.example'
const payload = JSON.stringify({
  web_push: 8030,
  notification: {
    title: 'Ganadhipa Sankashti is tomorrow',
    body: 'Friday, 27 November. Moonrise in Pune at 8:51 PM.',
    navigate: 'https://temple.example/calendar/ganadhipa-sankashti-2026',
    tag: 'festival:sankashti-kartika-2026',
    actions: [{ action: 'open', title: 'Open', navigate: 'https://temple.example/calendar' }],
  },
})

const ours = webPush.generateVAPIDKeys()
const browsers = Array.from({ length: atOnce }, (_, n) => ({
  endpoint: `${origin}/push/${n}`,
  keys: {
    p256dh: webPush.generateVAPIDKeys().publicKey,
    auth: Buffer.alloc(16, n).toString('base64url'),
  },
}))

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  for (let done = 0; done < messages; done += atOnce) await work()
  return (messages * 1000) / (performance.now() - began)
}

/** Each signed and encrypted anew, as web-push does it when it is asked to send. */
const prepareEach = async (): Promise<void> => {
  for (const browser of browsers) {
    webPush.generateRequestDetails(browser, payload, {
      vapidDetails: { subject, ...ours },
      TTL: 3600,
      contentEncoding: 'aes128gcm',
    })
  }
}

/** Pushes made ready to be sent, by the parts of our adapter and by web-push for each one alone. */
export const benchPayloads = async (): Promise<Row[]> => {
  const encryption = createEncryption()
  const authorizationFor = createAuthorizations({ ...ours, subject })
  const prepareTogether = async (): Promise<void> => {
    await Promise.all(
      browsers.map(({ keys, endpoint }) => {
        authorizationFor(new URL(endpoint).origin)
        return encryption.encrypt({ payload, keys })
      }),
    )
  }
  try {
    const measured: { each: number; together: number }[] = []
    // The first round starts the threads.
    for (let round = 0; round <= rounds; round += 1) {
      const figures = {
        each: await perSecond(prepareEach),
        together: await perSecond(prepareTogether),
      }
      if (round > 0) measured.push(figures)
    }
    const ratios = measured.map(({ each, together }) => together / each)
    const ratio = median(ratios)
    return [
      {
        name: 'web-push, one push after the other, a second',
        value: median(measured.map(({ each }) => each)),
      },
      {
        name: 'our adapter, 100 at once, a second',
        value: median(measured.map(({ together }) => together)),
      },
      {
        name: 'our adapter ÷ web-push',
        value: ratio,
        range: `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
        goal: `≥ ${goal}`,
        isMet: ratio >= goal,
      },
    ]
  } finally {
    await encryption.close()
  }
}
