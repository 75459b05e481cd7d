"""What has gone wrong at other people's online tables, told as tests, one file a scenario."""
