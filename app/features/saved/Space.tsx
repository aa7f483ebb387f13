import { useEffect, useState } from 'react'
import { formatBytes } from '#app/audio/format.ts'
import { useSavedStates } from '#app/audio/SavedAudioContext.ts'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'

type StorageEstimate = { usage?: number; quota?: number; isKept?: boolean }

async function look(): Promise<StorageEstimate> {
  const { storage } = navigator
  const [estimate, isKept] = await Promise.all([storage?.estimate?.(), storage?.persisted?.()])
  return { ...estimate, ...(isKept !== undefined && { isKept }) }
}

/** The space this app uses, what is left, and whether the browser has promised to keep it. */
export function Space() {
  const states = useSavedStates()
  // Looked up again whenever a file was saved or removed.
  const finished = [...states.values()].filter(({ status }) => status === 'saved').length
  return <SpaceNow key={finished} />
}

function SpaceNow() {
  const { space } = useWords(saved)
  const [known, setKnown] = useState<StorageEstimate>()
  useEffect(() => {
    let isMounted = true
    look().then(
      (found) => isMounted && setKnown(found),
      () => isMounted && setKnown({}),
    )
    return () => void (isMounted = false)
  }, [])
  const { usage, quota, isKept } = known ?? {}
  return (
    <section className="mt-10">
      <h2 className="text-xl">{space.heading}</h2>
      <p className="mt-2 min-h-6">
        {known &&
          (usage === undefined || quota === undefined
            ? space.unknown
            : space.used(formatBytes(usage), formatBytes(Math.max(quota - usage, 0))))}
      </p>
      {isKept !== undefined && (
        <p className="mt-1 text-muted">{isKept ? space.kept : space.notKept}</p>
      )}
    </section>
  )
}
