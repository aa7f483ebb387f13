import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from './registry.ts'

const files = ['Dockerfile', 'compose.yaml']

/** `FROM name:tag` and `image: name:tag`, with a digest or without. What has no tag is built here. */
const references =
  /^(FROM (?:--\S+ )*|[ \t]*image: ['"]?)([^\s'"]+?):([\w.-]+)(?:@(sha256:[0-9a-f]{64}))?(?=['"\s]|$)/gm

export type Change = {
  readonly file: string
  /** With its tag. */
  readonly image: string
  readonly was: string | undefined
  readonly is: string
}

type RenewOptions = {
  readonly folder: string
  /** Nothing is written. */
  readonly isCheck: boolean
  /** Asked instead of Docker Hub. */
  readonly hub?: string | undefined
}

/** Writes the digest of each image behind its tag; only if the registries gave all of them. */
export const renewDigests = async ({ folder, isCheck, hub }: RenewOptions): Promise<Change[]> => {
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  )
  const digests = new Map<string, string>()
  for (const [, , name = '', tag = ''] of texts.flatMap(({ text }) => [
    ...text.matchAll(references),
  ])) {
    const image = `${name}:${tag}`
    if (!digests.has(image)) digests.set(image, await digestOf(name, tag, hub))
  }
  const changes: Change[] = []
  for (const { file, text } of texts) {
    const renewed = text.replaceAll(
      references,
      (_, begin: string, name: string, tag: string, was: string | undefined) => {
        const image = `${name}:${tag}`
        const is = digests.get(image) ?? ''
        if (was !== is) changes.push({ file, image, was, is })
        return `${begin}${image}@${is}`
      },
    )
    if (!isCheck && renewed !== text) await writeFile(join(folder, file), renewed)
  }
  return changes
}
