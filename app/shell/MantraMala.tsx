import { useEffect, useMemo } from 'react'
import { useRecitations } from '#app/audio/practice/useRecitations.ts'
import { scoreOf } from '#app/audio/score.ts'
import type { Track } from '#app/audio/tracks.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { ChantView } from '#app/features/sadhana/ChantView.tsx'
import type { Recitations } from '#app/features/sadhana/recitations.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { keepLastMala } from '#app/offline/sadhana/lastMala.ts'
import type { MantraPage } from '#contract/mantras/public.ts'

const StreakBeside = lazyComponent(
  async () => (await import('#app/features/sadhana/StreakBeside.tsx')).StreakBeside,
)

/** A mantra's mala with the app's player and the temple's bell. */
export function MantraMala({ mantra }: { mantra: MantraPage }) {
  const track = useMemo(() => trackOf(mantra), [mantra])
  useEffect(() => keepLastMala(mantra.id), [mantra.id])
  return track ? (
    <WithAudio mantra={mantra} track={track} />
  ) : (
    <Mala mantra={mantra} recitations={undefined} />
  )
}

function WithAudio({ mantra, track }: { mantra: MantraPage; track: Track }) {
  const score = useMemo(() => scoreOf(mantra), [mantra])
  return <Mala mantra={mantra} recitations={useRecitations(track, score)} />
}

type Props = { mantra: MantraPage; recitations: Recitations | undefined }

const streak = (isBegun: boolean) => <StreakBeside isBegun={isBegun} />

const Mala = ({ mantra, recitations }: Props) => (
  <ChantView mantra={mantra} recitations={recitations} onRing={ring} streak={streak} />
)

/** The bell is loaded when it first rings. */
const ring = () =>
  void import('#app/features/scene/bell.ts').then(
    ({ ringBell }) => ringBell(),
    () => undefined,
  )
