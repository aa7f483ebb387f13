import { useEffect, useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import { listSessions, type Session } from '#contract/myAccount.ts'

type Reading = { sessions?: readonly Session[]; trouble?: Trouble }

async function ask(): Promise<Reading> {
  try {
    const { api } = await import('#app/offline/phone.ts')
    return { sessions: await api.call(listSessions, {}) }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}

/** Where the person is signed in, as the server tells it; asked again when it is in reach again. */
export function useSessions() {
  const [reading, setReading] = useState<Reading>({})
  useEffect(() => {
    let isMounted = true
    const read = () => void ask().then((told) => isMounted && setReading(told))
    read()
    const stop = subscribeConnection(() => getConnection() === 'reachable' && read())
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return { ...reading, readAgain: async () => setReading(await ask()) }
}
