import { describeArea } from '../../testing/area/describe-area.ts';

await describeArea('writtenTests');
