import { templeTemplate } from './templeTemplate.ts'

/** Before any worker starts, so that they do not all make it at once. */
export default async function setUp(): Promise<void> {
  await templeTemplate()
}
