/** What a festival or fast beyond Ganesha’s means, how it is kept at home, and who says so. */
export type GreatStory = {
  /** Heading and paragraphs. */
  title: string
  text: string[]
  /** Texts, books and public pages by name. */
  sources: string[]
}

export const greatStory = (title: string, text: string[], sources: string[]): GreatStory => ({
  title,
  text,
  sources,
})

/** Works that many of the stories rest on. */
export const kane = 'P. V. Kane, History of Dharmashastra, vol. V, part 1'
export const dharmasindhu = 'Dharmasindhu, second pariccheda'
