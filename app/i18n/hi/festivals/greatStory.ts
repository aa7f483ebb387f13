import type { GreatStory } from '#app/i18n/en/festivals/greatStory.ts'

export type { GreatStory } from '#app/i18n/en/festivals/greatStory.ts'

export const greatStory = (title: string, text: string[], sources: string[]): GreatStory => ({
  title,
  text,
  sources,
})

/** Works that many of the stories rest on. */
export const kane = 'पांडुरंग वामन काणे, धर्मशास्त्र का इतिहास (अंग्रेज़ी), खंड 5, भाग 1'
export const dharmasindhu = 'धर्मसिंधु, द्वितीय परिच्छेद'
