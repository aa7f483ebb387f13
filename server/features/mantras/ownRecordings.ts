import recordings from '#server/db/seed/audio.json' with { type: 'json' }

/** The app's own recordings by file, of which it is known how often they repeat their text. */
const recitations: ReadonlyMap<string, number> = new Map(
  Object.values(recordings).flatMap((recording) =>
    'recitationMs' in recording ? [[`/audio/${recording.file}`, recording.recitationMs]] : [],
  ),
)

/** From one recitation to the next; undefined for a recording with one, or one of the temple's. */
export const recitationMsOf = (audioUrl: string): number | undefined => recitations.get(audioUrl)
