export interface SourceMapFile {
  version: number;
  sources: string[];
  names: string[];
  mappings: string;
}
export function smallSourceMap<Map extends SourceMapFile>(map: Map): Promise<Map>;
