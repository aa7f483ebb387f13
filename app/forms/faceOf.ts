import { outbox } from '#app/i18n/en/outbox.ts'
import type { CommandFace, CommandFaces } from './commandFace.ts'

/** A row of another version of the app may hold a command that this one has no words for. */
const unknownFace: CommandFace = {
  name: outbox.english.unknown,
  summary: () => '',
  success: { title: outbox.english.state.accepted },
  failure: { title: outbox.english.needsYouTitle },
}

export const faceOf = (faces: CommandFaces, command: string): CommandFace =>
  (faces as Partial<Record<string, CommandFace>>)[command] ?? unknownFace
