import type { Config } from '@react-router/dev/config';
import { precompress } from './src/platform/http/precompress.ts';

export default { appDirectory: 'src', ssr: true, buildEnd: () => precompress('build/client') } satisfies Config;
