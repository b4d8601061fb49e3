import { defineCollection, z } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

/** Words that readers type and the page does not say, or says too rarely to be found by. Only the search of the site reads them. */
const keywords = z.string().optional();

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: z.object({ keywords }) }) }) };
