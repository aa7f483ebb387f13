/** The content of a form that was not sent yet. */
export type Draft = {
  form: string
  /** The id its command will have. */
  id: string
  values: unknown
  /** The refused command that it replaces. */
  replaces?: string | undefined
  savedAt: string
}
