import { useEffect, useEffectEvent } from 'react'
import { useSavedAudio, useSavedStates } from '#app/audio/SavedAudioContext.ts'
import { SaveAarti } from '#app/features/mantras/SaveAarti.tsx'
import { useConnection } from '#app/offline/useConnection.ts'
import type { Rite } from '#contract/guide/public.ts'
import { mantrasOf, tracksOf, useRiteMantras } from './riteTracks.ts'

/**
 * Saves a rite whole once it is opened: its recordings, unless the phone saves data, and the font that its longer
 * conjuncts need. The texts and pictures are on the phone in any case.
 */
export function SaveRite({ rite }: { rite: Rite }) {
  const store = useSavedAudio()
  const states = useSavedStates()
  const { mantras } = useRiteMantras(rite)
  const isReachable = useConnection() === 'reachable'
  const tracks = tracksOf(rite, mantras)
  // Nothing is known of a file before the phone has read what it has saved.
  const isDue =
    isReachable && mantras.size === mantrasOf(rite).length && tracks.length > 0 && !isThrifty()
  const save = useEffectEvent(() => {
    const isUntouched = tracks.some(
      ({ url }) => !states.has(url) || states.get(url)?.status === 'none',
    )
    if (isUntouched) void store.saveAll(tracks, true)
  })
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => save(), calmMs)
    return () => clearTimeout(timer)
  }, [isDue])
  useEffect(() => void loadFont(), [])
  return <SaveAarti tracks={tracks} />
}

/** First comes what the page itself needs. */
const calmMs = 1_500

/** Whoever saves data saves the recordings by the button. */
const isThrifty = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** The worker stores the full Sanskrit font once it was requested. */
const loadFont = (): Promise<unknown> =>
  document.fonts?.load("1em 'Tiro Sanskrit Full'", 'ङ्ग').catch(() => undefined)
