import { Enum, Root, Type } from 'protobufjs';

/**
 * For `protobufjs/ext/descriptor`, with which gRPC's loader describes each message to whoever asks a server what it can do:
 * nobody asks a client, and describing takes as long as all other work on the client.
 */
const nothing = { file: [], $type: { toObject: () => ({}) } };

for (const { prototype } of [Root, Type, Enum]) {
  Object.defineProperty(prototype, 'toDescriptor', { value: () => nothing });
}

/** Of the files of messages there are none. */
export const FileDescriptorProto = {};
